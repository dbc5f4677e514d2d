CREATE TABLE "contact_messages" (
	"reference" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"message_hash" text NOT NULL,
	"topic" text NOT NULL,
	"email" text NOT NULL,
	"exchange_id" text,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contact_messages_idempotency_key_unique" UNIQUE("idempotency_key")
);
