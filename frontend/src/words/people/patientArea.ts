/** What people read about patient area. */
export const patientAreaWords = {
  quickMenu: 'Quick menu',
  patientIdDataId: (dataId: string) => `Patient ID: ${dataId}`,
  schedule: 'Schedule',
  nothingIsPlanned: 'Nothing is planned.',
  yourScheduleAndActivityCould: 'Your schedule and activity could not be loaded.',
  chooseYourDoctorDayAnd: 'Choose your doctor, the day and the hour, and pay by card.',
  orAskAnyDoctorOf:
    'Or ask any doctor of a speciality: no hour and no payment yet. Whoever accepts tells you when.',
  comingVisits: { one: 'Coming visit', other: 'Coming visits' },
  refillsNeeded: { one: 'Refill needed', other: 'Refills needed' },
  ordersOnTheirWay: { one: 'Order on its way', other: 'Orders on their way' },
  openLabBookings: { one: 'Open lab booking', other: 'Open lab bookings' },
  buyMedicines: 'Buy medicines',
  orderRefill: 'Order a refill',
} as const;
