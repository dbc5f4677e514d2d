CREATE TABLE "order_attributions" (
	"public_id" text PRIMARY KEY NOT NULL,
	"partner_id" text,
	"code" text,
	"source" text,
	"reason" text NOT NULL,
	"rate_millionths" integer NOT NULL,
	"share_millionths" integer NOT NULL,
	"country" text,
	"from_asset" text NOT NULL,
	"to_asset" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"volume_btc" numeric,
	"commission_btc" numeric,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "partner_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"partner_id" text NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"sub_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "partner_codes_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text,
	"state" text NOT NULL,
	"rate_percent" numeric,
	"about" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "partners_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "partner_id" text;--> statement-breakpoint
ALTER TABLE "order_attributions" ADD CONSTRAINT "order_attributions_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_codes" ADD CONSTRAINT "partner_codes_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_attributions_of" ON "order_attributions" USING btree ("partner_id","created_at");--> statement-breakpoint
CREATE INDEX "partner_codes_of" ON "partner_codes" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "payouts_of_partner" ON "payouts" USING btree ("partner_id","created_at") WHERE "payouts"."partner_id" is not null;