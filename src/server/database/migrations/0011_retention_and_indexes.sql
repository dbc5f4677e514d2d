-- On tables of many million rows make these beforehand with CREATE INDEX CONCURRENTLY, which locks out no writer: README, "Data for years".
CREATE INDEX IF NOT EXISTS "contact_messages_old" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "exchanges_last" ON "exchanges" USING btree ("is_sandbox","updated_at") WHERE "exchanges"."status" = 'finished';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "exchanges_contacts" ON "exchanges" USING btree ("updated_at") WHERE coalesce("exchanges"."unreg_email", "exchanges"."first_page", "exchanges"."referral", "exchanges"."source", "exchanges"."medium", "exchanges"."campaign") is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sessions_expired" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sign_ins_expired" ON "sign_ins" USING btree ("expires_at");