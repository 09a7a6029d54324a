/** The header by which every answer tells which build of the pages its server has. */
export const buildHeader = 'x-portico-build'
