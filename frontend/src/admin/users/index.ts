import { UserList } from './UserList';
import { UserShow } from './UserShow';

export default { name: 'users', list: UserList, show: UserShow, recordRepresentation: 'fullName' };
