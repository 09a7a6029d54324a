interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly username: string
}

/** A person's display name. Without one, the username, as in the view `person_names`. */
export const fullName = ({ firstName, lastName, username }: Person): string =>
  `${firstName} ${lastName}`.trim() || username
