CREATE TABLE "sessions" (
	"device_id" text PRIMARY KEY NOT NULL,
	"fingerprint_id" text NOT NULL,
	"google_device_id" text NOT NULL,
	"kind" text NOT NULL,
	"first_page" text,
	"utm_source" text,
	"utm_medium" text,
	"utm_campaign" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
