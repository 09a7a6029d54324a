const columns = `tasks.id, tasks.details, tasks.tagged_id, tasks.owner_id, tasks.due_at, tasks.page, tasks.link,
  tasks.secondary_id, tasks.completed_at, tasks.version, tagged.username, tagged.first_name, tagged.last_name`

/** The query of the task list around its two values: the account and the number of rows. */
export const bareList = {
  before: `select ${columns} from tasks join users as tagged on tagged.id = tasks.tagged_id where tasks.account_code = `,
  between: ` and tasks.completed_at is null order by coalesce(tasks.due_at, 'infinity'), tasks.id limit `,
}
