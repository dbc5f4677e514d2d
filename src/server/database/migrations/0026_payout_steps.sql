ALTER TABLE "payouts" ADD COLUMN "approved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "exported_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "check_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "confirmations" integer;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "explorer_fault" text;--> statement-breakpoint
CREATE INDEX "payouts_to_check" ON "payouts" USING btree ("check_at") WHERE "payouts"."check_at" is not null;