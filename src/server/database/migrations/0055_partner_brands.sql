CREATE TABLE "partner_brands" (
	"partner_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "partner_brands_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "partner_brands" ADD CONSTRAINT "partner_brands_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;