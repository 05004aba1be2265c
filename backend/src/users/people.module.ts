import { Module } from '@nestjs/common';
import { LastLogins } from './last-logins.js';
import { PeopleSearch } from './people-search.js';

/** What features that are not about accounts ask about them. */
@Module({ providers: [LastLogins, PeopleSearch], exports: [LastLogins, PeopleSearch] })
export class PeopleModule {}
