ALTER TABLE "exchanges" ADD COLUMN "provider" text DEFAULT 'sandbox' NOT NULL;--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "is_sandbox" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "creation" text DEFAULT 'made' NOT NULL;--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "provider_order" jsonb;--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "provider_order_id" text;--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "provider_secret" text;--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "provider_url" text;--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "provider_actions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "pending_action" text;--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "failed_reads" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "page_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "leased_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "exchanges_of_provider" ON "exchanges" USING btree ("provider","provider_order_id") WHERE "exchanges"."provider_order_id" is not null;