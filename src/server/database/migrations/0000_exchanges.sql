CREATE TABLE "exchange_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exchange_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"public_id" text NOT NULL,
	"status" text NOT NULL,
	"issue" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchanges" (
	"public_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"order_hash" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"issue" text,
	"deposit_kind" text,
	"ticker_from" text NOT NULL,
	"network_from" text NOT NULL,
	"ticker_to" text NOT NULL,
	"network_to" text NOT NULL,
	"expected_amount_from" numeric NOT NULL,
	"expected_amount_to" numeric NOT NULL,
	"amount_from" numeric,
	"amount_to" numeric,
	"address_from" text NOT NULL,
	"extra_id_from" text,
	"address_to" text NOT NULL,
	"extra_id_to" text,
	"user_refund_address" text,
	"user_refund_extra_id" text,
	"tx_from" text,
	"tx_to" text,
	"refund_tx" text,
	"confirmations" integer NOT NULL,
	"confirmations_needed" integer NOT NULL,
	"unreg_email" text,
	"referral" text,
	"source" text,
	"medium" text,
	"campaign" text,
	"first_page" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"valid_until" timestamp (3) with time zone NOT NULL,
	"deposited_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	CONSTRAINT "exchanges_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exchange_events" ADD CONSTRAINT "exchange_events_public_id_exchanges_public_id_fk" FOREIGN KEY ("public_id") REFERENCES "public"."exchanges"("public_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exchange_events_of" ON "exchange_events" USING btree ("public_id");--> statement-breakpoint
CREATE INDEX "exchanges_due" ON "exchanges" USING btree ("due_at") WHERE "exchanges"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "exchanges_finished" ON "exchanges" USING btree ("status","updated_at");