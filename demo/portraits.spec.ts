import sharp from 'sharp';
import { defaultDoctorPicture, defaultPatientPicture } from '../backend/src/files/default-pictures.js';
import { doctors } from './doctors.js';
import { patients } from './patients.js';
import { drawPortrait, lookFor, type PortraitPerson } from './portraits.js';

const people: PortraitPerson[] = [
  ...doctors.map((doctor) => ({ ...doctor, role: 'doctor' as const })),
  ...patients.map((patient) => ({ ...patient, role: 'patient' as const })),
];
const drawings = [
  ...people.map((person) => drawPortrait(lookFor(person))),
  defaultDoctorPicture(),
  defaultPatientPicture(),
];

describe('portraits', () => {
  it('gives every doctor another picture, even without regard to background and clothes', () => {
    const faces = doctors.map((doctor) => {
      const look = lookFor({ ...doctor, role: 'doctor' });
      return JSON.stringify({ ...look, wall: '', cloth: '', secondCloth: '', outfit: '', coat: '' });
    });
    expect(new Set(faces).size).toBe(doctors.length);
  });

  it('draws the same person the same way every time', () => {
    expect(people.map((person) => drawPortrait(lookFor(person)))).toEqual(drawings.slice(0, people.length));
  });

  it('draws another person for another name', () => {
    const person: PortraitPerson = {
      fullName: 'Asha Rao',
      gender: 'female',
      dob: '1990-01-01',
      role: 'patient',
    };
    expect(lookFor({ ...person, fullName: 'Usha Rao' })).not.toEqual(lookFor(person));
  });

  it('refers to nothing outside the drawing and carries no script', () => {
    for (const svg of drawings) {
      const rest = svg.replace('xmlns="http://www.w3.org/2000/svg"', '');
      expect(rest).not.toMatch(
        /https?:|href|url\(|<script|<image|<style|<foreignObject|\son\w+=|undefined|NaN/,
      );
    }
  });

  it('shows headwear, bindi and white hair only as stated', () => {
    for (const person of people) {
      const look = lookFor(person);
      expect(look.bindi).toBe(person.wears === 'bindi');
      expect(look.headwear).toBe(
        person.wears === 'turban' || person.wears === 'hijab' ? person.wears : 'none',
      );
      if (Number(person.dob.slice(0, 4)) > 1982) expect(['grey', 'white']).not.toContain(look.hairTone);
      if (person.gender === 'female') expect(look.facialHair).toBe('none');
    }
  });

  it('gives a coat and a stethoscope to doctors only', () => {
    const patient = lookFor({ ...patients[0], role: 'patient' });
    expect(patient.coat).toBe(false);
    const asDoctor = drawPortrait({ ...patient, role: 'doctor' });
    expect(asDoctor.length).toBeGreaterThan(drawPortrait(patient).length);
    expect(defaultDoctorPicture()).not.toBe(defaultPatientPicture());
  });

  it('is well-formed and renders to a picture of many colours', async () => {
    for (const svg of drawings) {
      const { data, info } = await sharp(Buffer.from(svg))
        .resize(56)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([56, 56]);
      const colours = new Set<number>();
      for (let at = 0; at < data.length; at += 3) colours.add(data.readUIntBE(at, 3));
      expect(colours.size).toBeGreaterThan(50);
    }
  });
});
