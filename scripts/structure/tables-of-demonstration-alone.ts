/** Tables that only the demonstration adds rows to, with the reason and the day by which that must end. */
export const tablesOfDemonstrationAlone: ReadonlyMap<string, string> = new Map()
