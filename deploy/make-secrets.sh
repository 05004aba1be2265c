#!/bin/sh
# Makes the files of secrets/ that docker-compose.yml hands to the containers. What is there already stays as it is.
set -eu
umask 077
folder="$(dirname "$0")/../secrets"
mkdir -p "$folder"
cd "$folder"

# One at random for each purpose.
for name in mongo_root_password mongo_password jwt_secret file_secret mail_secret audit_secret; do
  [ -s "$name" ] || head -c 48 /dev/urandom | base64 | tr -d '\n' | tr '+/' '-_' > "$name"
done
# These are given by others: write them into their files. Without a mail server the last one stays empty.
for name in stripe_secret_key stripe_webhook_secret smtp_url; do
  [ -e "$name" ] || : > "$name"
done
# The users of the containers read them; the folder keeps everybody else of this machine out.
chmod 444 -- *
for name in stripe_secret_key stripe_webhook_secret; do
  [ -s "$name" ] || echo "Write $name into secrets/$name."
done
