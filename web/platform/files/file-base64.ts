/** The bytes of a file in base64. */
export function base64Of(file: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => done((reader.result as string).replace(/^[^,]*,/, '')))
    reader.addEventListener('error', () => fail(new Error('The picture could not be read')))
    reader.readAsDataURL(file)
  })
}
