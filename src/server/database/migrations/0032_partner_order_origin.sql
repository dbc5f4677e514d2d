ALTER TABLE "order_attributions" ADD COLUMN "key_id" text;--> statement-breakpoint
ALTER TABLE "order_attributions" ADD COLUMN "sub_id" text;--> statement-breakpoint
ALTER TABLE "order_attributions" ADD COLUMN "click_id" text;--> statement-breakpoint
ALTER TABLE "order_attributions" ADD CONSTRAINT "order_attributions_key_id_partner_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."partner_keys"("id") ON DELETE no action ON UPDATE no action;