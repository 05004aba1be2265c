/** What people read about dashboard. */
export const dashboardWords = {
  atGlance: 'At a glance',
  recentActivity: 'Recent activity',
  activityEmpty: 'Nothing has happened yet.',
} as const;
