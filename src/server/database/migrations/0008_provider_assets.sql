CREATE TABLE "provider_assets" (
	"provider" text PRIMARY KEY NOT NULL,
	"assets" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_switches" (
	"provider" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"weight" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
