/** Whether a meeting can be asked for: the producer is known by a first and a last name at least. */
export function mayScheduleMeeting(producerName: string): boolean {
  return producerName.trim().split(/\s+/).length >= 2
}
