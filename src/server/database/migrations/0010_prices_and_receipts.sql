CREATE TABLE "price_candles" (
	"source" text NOT NULL,
	"key" text NOT NULL,
	"range" text NOT NULL,
	"points" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "price_candles_source_key_range_pk" PRIMARY KEY("source","key","range")
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"source" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"usd" numeric NOT NULL,
	CONSTRAINT "price_history_source_key_at_pk" PRIMARY KEY("source","key","at")
);
--> statement-breakpoint
CREATE TABLE "price_sources" (
	"source" text PRIMARY KEY NOT NULL,
	"spots" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"held" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"leased_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipt_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "is_amount_reported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "price_history_at" ON "price_history" USING btree ("at");