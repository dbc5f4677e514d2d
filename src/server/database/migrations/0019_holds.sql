ALTER TABLE "exchanges" ADD COLUMN "hold" jsonb;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "hold_reason" text;--> statement-breakpoint
CREATE INDEX "exchanges_held" ON "exchanges" USING btree ("created_at") WHERE "exchanges"."creation" = 'held';