ALTER TABLE "customers" ADD COLUMN "referral" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "referral_at" timestamp (3) with time zone;