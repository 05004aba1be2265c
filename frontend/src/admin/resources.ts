import appointments from './appointments';
import auditEvents from './audit-events';
import dependants from './dependants';
import doctorIds from './doctor-ids';
import doctors from './doctors';
import duplicates from './duplicates';
import extraSessions from './extra-sessions';
import faqs from './faqs';
import holidays from './holidays';
import labBookings from './lab-bookings';
import labTests from './lab-tests';
import leaveCases from './leave-cases';
import mails from './mails';
import merges from './merges';
import medicines from './medicines';
import notifications from './notifications';
import orders from './orders';
import patients from './patients';
import payments from './payments';
import posts from './posts';
import prescriptions from './prescriptions';
import questions from './questions';
import medicalRecords from './medical-records';
import reviews from './reviews';
import safetyRules from './safety-rules';
import settings from './settings';
import type { ConsoleResource } from './shell/consoleResource';
import users from './users';
import waitlist from './waitlist';
import { tAdminCommon } from '../messages/admin/common';

/** The desk's daily resources, first in the menu. */
export const DAILY_RESOURCES: ConsoleResource[] = [appointments, patients, orders, labBookings];

/** The other resources in titled groups of the menu. */
export const RESOURCE_GROUPS: { title: string; resources: ConsoleResource[] }[] = [
  { title: tAdminCommon('people'), resources: [doctors, dependants, duplicates, merges, users, doctorIds] },
  {
    title: tAdminCommon('visits'),
    resources: [
      waitlist,
      leaveCases,
      holidays,
      extraSessions,
      prescriptions,
      medicalRecords,
      safetyRules,
      reviews,
    ],
  },
  { title: tAdminCommon('shop'), resources: [payments] },
  { title: tAdminCommon('content'), resources: [posts, faqs, questions] },
  { title: tAdminCommon('system'), resources: [notifications, mails, auditEvents, settings] },
];

/** Every resource of the console; medicines and lab tests are among the specification's menu entries. */
export const RESOURCES: ConsoleResource[] = [
  ...DAILY_RESOURCES,
  ...RESOURCE_GROUPS.flatMap(({ resources }) => resources),
  medicines,
  labTests,
];
