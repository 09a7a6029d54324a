/** The response header with the server's build of the pages. */
export const buildHeader = 'x-portico-build'
