/** The secret of the servers and databases that tests share. */
export const testSecret = 'words-that-seal-what-tests-share-1'
