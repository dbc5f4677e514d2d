ALTER TABLE "partner_codes" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "partner_codes" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "partner_codes" ADD COLUMN "max_uses" integer;--> statement-breakpoint
ALTER TABLE "partner_codes" ADD COLUMN "max_per_account" integer;