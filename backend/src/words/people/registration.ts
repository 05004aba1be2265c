/** What people read about registration. */
export const registrationWords = {
  manyAccountsHaveBeenOpened: 'Many accounts have been opened from your network.',
  tooManyWrongDoctorIds: 'Too many wrong doctor IDs.',
  somebodyHasTriedToRegister: 'Somebody has tried to register with your email address',
  youHaveAccountAlreadySo: 'You have an account already, so nothing has happened.',
  somebodyHasTriedToOpen: (type: string) =>
    `Somebody has tried to open a ${type} account with your email address. You have one already, so nothing has happened.`,
  ifItWasYouJust:
    'If it was you, just log in; "Forgotten password?" on the login page helps when you no longer know the password.',
  onlyAdministratorCanAddAdministrator: 'Only an administrator can add an administrator.',
  chooseSpecialityFromList: 'Choose a speciality from the list.',
  enterDoctorId: 'Enter the doctor ID.',
  thisFieldCannotBeGiven: 'This field cannot be given here.',
} as const;
