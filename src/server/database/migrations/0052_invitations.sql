CREATE TABLE "invitation_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitation_codes_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"inviter_id" text,
	"friend_id" text,
	"inviter_owner" text NOT NULL,
	"friend_owner" text NOT NULL,
	"share_millionths" integer NOT NULL,
	"cap_btc" numeric NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitations_friend_id_unique" UNIQUE("friend_id")
);
--> statement-breakpoint
CREATE TABLE "invited_orders" (
	"public_id" text PRIMARY KEY NOT NULL,
	"invitation_id" text NOT NULL,
	"outcome" text NOT NULL,
	"inviter_btc" numeric NOT NULL,
	"friend_btc" numeric NOT NULL,
	"settled_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invitation_codes" ADD CONSTRAINT "invitation_codes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_customers_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_friend_id_customers_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invited_orders" ADD CONSTRAINT "invited_orders_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_by" ON "invitations" USING btree ("inviter_id","accepted_at");--> statement-breakpoint
CREATE INDEX "invited_orders_of" ON "invited_orders" USING btree ("invitation_id");