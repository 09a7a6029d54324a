/** Whether a meeting can be scheduled: the producer has at least a first and a last name. */
export function mayScheduleMeeting(producerName: string): boolean {
  return producerName.trim().split(/\s+/).length >= 2
}
