CREATE TABLE "partner_widgets" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"name" text NOT NULL,
	"origins" jsonb NOT NULL,
	"theme" text NOT NULL,
	"accent" text,
	"language" text,
	"from_asset" text,
	"to_asset" text,
	"public_keys" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "widget_nonces" (
	"widget_id" text NOT NULL,
	"nonce" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "widget_nonces_widget_id_nonce_pk" PRIMARY KEY("widget_id","nonce")
);
--> statement-breakpoint
ALTER TABLE "partner_widgets" ADD CONSTRAINT "partner_widgets_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widget_nonces" ADD CONSTRAINT "widget_nonces_widget_id_partner_widgets_id_fk" FOREIGN KEY ("widget_id") REFERENCES "public"."partner_widgets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_widgets_of" ON "partner_widgets" USING btree ("partner_id","created_at");--> statement-breakpoint
CREATE INDEX "widget_nonces_expired" ON "widget_nonces" USING btree ("expires_at");