/** Days that an invitation or a registration link lives. */
export const invitationDays = 7

export const peopleMessages = {
  lastAdmin: 'The last Admin cannot be removed or given another role. Make someone else Admin first.',
  aboveOwnRole: 'You cannot give or change a role above your own.',
  alreadyMember: 'Someone with this e-mail address is here already.',
  alreadyInvited: 'An invitation to this e-mail address is open. Resend or revoke it instead.',
  partnersByBrokerage: 'Insurance Partners are invited by the brokerage.',
  unknownBrokerage: 'No brokerage has this code. Check it with your broker.',
  changedMeanwhile: 'Someone else changed these rights in the meantime. Compare both versions and save again.',
  linkSpent: 'This link was used already, was revoked, or has expired. Ask for a new one.',
  hasLogin: 'Someone with this e-mail address has a login already. Log in with it instead.',
  otherAddress: 'This invitation was sent to another e-mail address. Log in with that one to accept it.',
} as const
