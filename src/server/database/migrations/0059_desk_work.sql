CREATE TABLE "desk_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"public_id" text,
	"customer_id" text,
	"text" text NOT NULL,
	"staff" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_orders" (
	"public_id" text PRIMARY KEY NOT NULL,
	"assignee" text,
	"tags" jsonb NOT NULL,
	"version" integer NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"texts" jsonb NOT NULL,
	"version" integer NOT NULL,
	"staff" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_replies_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "factor_resets" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"staff" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "factor_resets_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "frozen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "desk_notes" ADD CONSTRAINT "desk_notes_public_id_exchanges_public_id_fk" FOREIGN KEY ("public_id") REFERENCES "public"."exchanges"("public_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_notes" ADD CONSTRAINT "desk_notes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_orders" ADD CONSTRAINT "desk_orders_public_id_exchanges_public_id_fk" FOREIGN KEY ("public_id") REFERENCES "public"."exchanges"("public_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_resets" ADD CONSTRAINT "factor_resets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_notes_of_order" ON "desk_notes" USING btree ("public_id");--> statement-breakpoint
CREATE INDEX "desk_notes_of_customer" ON "desk_notes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "desk_orders_tags" ON "desk_orders" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "desk_orders_of" ON "desk_orders" USING btree ("assignee");--> statement-breakpoint
CREATE INDEX "factor_resets_due" ON "factor_resets" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "customers_frozen" ON "customers" USING btree ("frozen_at") WHERE "customers"."frozen_at" is not null;