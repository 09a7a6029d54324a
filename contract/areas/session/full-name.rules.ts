interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly username: string
}

/** The name that people read. Whoever has none goes by the username, as in the view `person_names`. */
export const fullName = ({ firstName, lastName, username }: Person): string =>
  `${firstName} ${lastName}`.trim() || username
