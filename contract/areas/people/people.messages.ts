/** Days that an invitation or a registration link lives. */
export const invitationDays = 7

export const peopleMessages = {
  lastAdmin: 'The last Admin cannot be removed or given another role. Make someone else Admin first.',
  aboveOwnRole: 'You cannot give or change a role above your own.',
  alreadyMember: 'A person with this email address already has access.',
  alreadyInvited: 'An invitation to this email address is already open. Resend or revoke it instead.',
  ownTwoFactor: 'Change your own two-factor settings on your profile page.',
  twoFactorIsOff: 'Two-factor is off for this person.',
  accessElsewhere: 'This person has access to more than this account. Ask portal support to reset two-factor.',
  ownAdminOnly: 'Only an Admin of this account can transfer the role.',
  adminToOneself: 'Choose another person. You are already Admin.',
  isAdmin: 'This person is already Admin.',
  readOnlyAdmin: 'This person is read-only and cannot be the Admin.',
  partnersByBrokerage: 'Insurance Partners are invited by the brokerage.',
  unknownBrokerage: 'No brokerage has this code. Check it with your broker.',
  changedMeanwhile: 'Someone else changed this access while you were editing. Compare both versions and save again.',
  linkSpent: 'This link has already been used, was revoked, or has expired. Request a new one.',
  hasLogin: 'A login with this email address already exists. Log in with it instead.',
  otherAddress: 'This invitation was sent to a different email address. Log in with that address to accept it.',
} as const
