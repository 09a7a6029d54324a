export async function fillFromTemplate(_cluster: string): Promise<void> {}
