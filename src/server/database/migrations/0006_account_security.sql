ALTER TABLE "customers" ADD COLUMN "sign_up_nonce_hash" text;--> statement-breakpoint
ALTER TABLE "mail_links" ADD COLUMN "sign_in_id" text;