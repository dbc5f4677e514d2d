CREATE TABLE "payment_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"ticker" text NOT NULL,
	"network" text NOT NULL,
	"address" text NOT NULL,
	"extra_id" text,
	"amount" numeric,
	"tolerance_percent" numeric NOT NULL,
	"title" text NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"exception" text NOT NULL,
	"version" integer NOT NULL,
	"received" numeric NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "request_payments" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"public_id" text,
	"status" text,
	"amount" numeric,
	"tx" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_payments" ADD CONSTRAINT "request_payments_request_id_payment_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."payment_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_requests_of" ON "payment_requests" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_requests_expiring" ON "payment_requests" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "request_payments_of" ON "request_payments" USING btree ("request_id");