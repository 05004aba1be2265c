/** What people read about registration. */
export const registrationWords = {
  networkExceeded: 'Many accounts have been opened from your network.',
  doctorIdsExceeded: 'Too many wrong doctor IDs.',
  addressInUse: {
    title: 'Somebody has tried to register with your email address',
    notice: 'You have an account already, so nothing has happened.',
    body: (type: string) =>
      `Somebody has tried to open a ${type} account with your email address. You have one already, so nothing has happened.`,
    logIn:
      'If it was you, just log in; "Forgotten password?" on the login page helps when you no longer know the password.',
  },
  adminByAdminOnly: 'Only an administrator can add an administrator.',
  specialityRequired: 'Choose a speciality from the list.',
  doctorIdRequired: 'Enter the doctor ID.',
  fieldNotAllowed: 'This field cannot be given here.',
} as const;
