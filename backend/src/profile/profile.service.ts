import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { Actor, Caller, Origin } from '../common/http/actor.js';
import { nameProblemOf } from '../../../openapi/contract/people/names.js';
import type { PictureForm, Profile, UpdateProfile } from '../../../openapi/contract/people/profile.js';
import { AuditService } from '../audit/audit.service.js';
import { shareKeyOf } from '../common/http/actor.js';
import { factsOf } from '../common/changes-between.js';
import { Failure, fieldFailure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { toE164, toE164Or } from '../common/phone.js';
import { inTransaction } from '../common/transaction.js';
import { StoredFile } from '../files/file.schema.js';
import { uploaderOf } from '../files/file-quota.service.js';
import { FilesService } from '../files/files.service.js';
import { toPersonPicture } from '../files/pictures/pictures.js';
import { SlugHistory } from '../slugs/slug-history.service.js';
import { AllergyTexts } from '../users/allergy-texts.js';
import { assertChangedName } from '../users/changed-name.js';
import { numberColumns } from '../users/doctors/medical-registration.js';
import { DoctorDirectory } from '../users/doctors/doctor-directory.js';
import { User, mobileColumns, nameColumns, renamingOf } from '../users/user.schema.js';
import { toUser } from '../users/user.mapper.js';
import { tCommon } from '../messages/common.js';
import { tProfile } from '../messages/people/profile.js';

const OF_DOCTORS = ['qualification', 'registrationNumber', 'experience', 'languages', 'description'] as const;

const OF_PATIENTS = ['allergies', 'address'] as const;

/** Other accounts have an empty list by default. */
const says = (value: unknown): boolean =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

/** The own account: its data and the owner's changes. */
@Injectable()
export class ProfileService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectModel(StoredFile.name) private readonly stored: Model<StoredFile>,
    private readonly files: FilesService,
    private readonly directory: DoctorDirectory,
    private readonly clock: HospitalClock,
    private readonly audit: AuditService,
    private readonly slugs: SlugHistory,
    private readonly allergies: AllergyTexts,
  ) {}

  async get(actor: Actor): Promise<Profile> {
    const user = await this.users.findById(actor.userId).lean<User>();
    if (!user) throw new Failure('NOT_FOUND');
    return this.toProfile(user, actor);
  }

  /** @throws Failure EDIT_CONFLICT when the account has been changed since it was read */
  async update({ version, ...change }: UpdateProfile, by: Caller): Promise<Profile> {
    await this.assertName(change.fullName, by.actor);
    const mobile = change.mobile === undefined ? undefined : await this.mobileOf(change.mobile, by.actor);
    const set = this.columnsOf({ ...change, mobile }, by.actor);
    delete set.registrationNumber;
    const after = await inTransaction(this.connection, async (session) => {
      if (set.allergies !== undefined && by.actor.type === 'patient')
        set.allergies = await this.allergies.replace(
          new Types.ObjectId(by.actor.userId),
          change.allergies ?? null,
          by,
          session,
        );
      if (change.registrationNumber !== undefined) {
        const current = await this.users.findById(by.actor.userId).session(session).lean<User>();
        Object.assign(set, numberColumns(current!, change.registrationNumber));
      }
      const before = await this.users
        .findOneAndUpdate(
          { _id: by.actor.userId, version },
          { $set: set, $inc: { version: 1 } },
          { session, returnDocument: 'before' },
        )
        .lean<User>();
      if (!before) throw new Failure('EDIT_CONFLICT');
      if (by.actor.type === 'doctor')
        await this.slugs.renamed('doctors', renamingOf(before, set.fullName), session);
      const pick = (user: Partial<User>) =>
        factsOf(Object.fromEntries(Object.keys(set).map((field) => [field, user[field as keyof User]])));
      const trace = { before: pick(before), after: pick(set) };
      await this.record('profile.update', trace, by, session);
      return { ...before, ...set, version: version + 1 };
    });
    if (by.actor.type === 'doctor') this.directory.drop();
    return this.toProfile(after, by.actor);
  }

  /**
   * Replaces and deletes the previous picture.
   * @throws Failure PICTURE_UNREADABLE, EDIT_CONFLICT when the account has been changed since `version`
   */
  async changePicture({ version }: PictureForm, bytes: Buffer | null, by: Caller): Promise<Profile> {
    if (!bytes) throw fieldFailure('image', tProfile('pictureRequired'), 'VALIDATION_FAILED');
    await this.assertVersion(version, by.actor);
    const data = await toPersonPicture(bytes, shareKeyOf(by.actor, by.origin.address));
    const ownerId = new Types.ObjectId(by.actor.userId);
    const kind = by.actor.type === 'doctor' ? 'doctorPicture' : 'patientPicture';
    const uploader = uploaderOf(by);
    const file = { kind, ownerId, contentType: 'image/webp', data, by: uploader } as const;
    const replace = async (session: ClientSession) => {
      const image = await this.files.store(file, session);
      const before = await this.users
        .findOneAndUpdate(
          { _id: ownerId, ...(version !== undefined && { version }) },
          { $set: { image }, $inc: { version: 1 } },
          { session, returnDocument: 'before' },
        )
        .lean<User>();
      if (!before) throw new Failure('EDIT_CONFLICT');
      await this.stored.deleteOne({ _id: before.image, ownerId }, { session });
      await this.record('profile.picture', {}, by, session);
      return { ...before, image, version: before.version + 1 };
    };
    const after = await this.files.counted(uploader, data, () => inTransaction(this.connection, replace));
    if (by.actor.type === 'doctor') this.directory.drop();
    return this.toProfile(after, by.actor);
  }

  /** Checked before the expensive decoding; the write checks again. */
  private async assertVersion(version: number | undefined, { userId }: Actor): Promise<void> {
    if (version !== undefined && !(await this.users.exists({ _id: userId, version })))
      throw new Failure('EDIT_CONFLICT');
  }

  /** @throws Failure for a changed name that breaks the rule */
  private async assertName(typed: string | undefined, { userId }: Actor): Promise<void> {
    if (typed === undefined || !nameProblemOf(typed)) return;
    const user = await this.users.findById(userId, { fullName: 1 }).lean<User>();
    assertChangedName(user?.fullName, typed);
  }

  /** @throws Failure for an invalid number; the stored one is accepted unchanged */
  private async mobileOf(typed: string, { userId }: Actor): Promise<string> {
    const user = toE164(typed) ? null : await this.users.findById(userId, { mobile: 1 }).lean<User>();
    const mobile = toE164Or(user?.mobile, typed);
    if (!mobile) throw fieldFailure('mobile', tCommon('phoneInvalid'));
    return mobile;
  }

  private columnsOf(
    { fullName, mobile, ...rest }: Omit<UpdateProfile, 'version'>,
    actor: Actor,
  ): Partial<User> {
    const misplaced = OF_DOCTORS.find((field) => says(rest[field]));
    if (misplaced && actor.type !== 'doctor') throw fieldFailure(misplaced, tProfile('doctorsOnly'));
    const ofPatient = OF_PATIENTS.find((field) => says(rest[field]));
    if (ofPatient && actor.type !== 'patient') throw fieldFailure(ofPatient, tProfile('patientsOnly'));
    if (rest.dob !== undefined && rest.dob >= this.clock.today())
      throw fieldFailure('dob', tCommon('birthDateNotPast'));
    return {
      ...rest,
      ...(rest.dob !== undefined && { dobEstimated: false }),
      ...(fullName !== undefined && nameColumns(fullName)),
      ...(mobile !== undefined && mobileColumns(mobile)),
    };
  }

  private record(
    action: string,
    trace: { before?: unknown; after?: unknown },
    { actor, origin }: { actor: Actor; origin: Origin },
    session: ClientSession,
  ): Promise<void> {
    return this.audit.record(
      { action, actor, resource: 'users', recordId: actor.userId, ...trace, origin },
      session,
    );
  }

  private toProfile(user: User, actor: Actor): Profile {
    return toUser(user, { sign: this.files.signerFor(actor), readsAllergies: true });
  }
}
