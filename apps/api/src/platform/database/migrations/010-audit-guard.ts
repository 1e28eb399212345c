import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

/** Renames stored actions to the names that the API shows. */
const RENAMED = { create: 'created', change: 'updated', delete: 'deleted', undo: 'undone' }
const REFUSED = 'audit rows cannot be changed'

/**
 * Audit rows cannot be updated, and only deleted when older than the instant set in `audit_retention` in the same
 * transaction.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { postgres, strict } = columnTypes(db)
  await runAll(db, [
    ...Object.entries(RENAMED).map(
      ([before, after]) => `update audit set action = '${after}' where action = '${before}'`,
    ),
    'create index audit_at on audit (at)',
    `create table audit_retention (older_than text not null) ${strict}`,
    ...(postgres ? postgresGuard() : sqliteGuard()),
  ])
}

function sqliteGuard(): string[] {
  const refuse = `begin select raise(abort, '${REFUSED}'); end`
  return [
    `create trigger audit_update_guard before update on audit ${refuse}`,
    `create trigger audit_delete_guard before delete on audit
      when not exists (select 1 from audit_retention where old.at < older_than) ${refuse}`,
    // "insert or replace" deletes without firing the trigger above.
    `create trigger audit_insert_guard before insert on audit
      when exists (select 1 from audit where id = new.id) ${refuse}`,
  ]
}

function postgresGuard(): string[] {
  return [
    `create function guard_audit() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if exists (select 1 from audit_retention where old.at < older_than) then return old; end if;
      end if;
      raise exception '${REFUSED}';
    end $$`,
    `create trigger audit_guard before update or delete on audit
      for each row execute function guard_audit()`,
    `create trigger audit_truncate_guard before truncate on audit
      for each statement execute function guard_audit()`,
  ]
}
