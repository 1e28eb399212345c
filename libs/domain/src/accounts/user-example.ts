/** Example of the document of the API. */
export const USER_EXAMPLE = {
  id_user_pk: 7,
  username: 'Maria Vella',
  mail: 'maria@example.com',
  phone: '+35679000000',
  permission_level: 0,
}
