//! The numbers of the rules.

use staffetta_kernel::{Data, Fault};

/// Numbers of the rules.
#[derive(Clone, Copy, Debug, Default)]
#[allow(missing_docs)] // named as in numbers.csv
pub struct Numbers {
    pub stack_limit: u8,
    pub pa_cap: u8,
    pub cost_action: u8,
    pub cost_recovery: u8,
    pub cost_opportunity_assault: u8,
    pub cost_infirmary: u8,
    pub cost_early: u8,
    pub early_needs: u8,
    pub out_of_command_factor: u8,
    pub gravellona_first_pa: u8,
    pub tarnova_first_partisan_pa: u8,
    pub tarnova_first_axis_pa: u8,
    pub arrival_needs: u8,
    pub ammo_low_at: u8,
    pub frost_needs: u8,
    pub third_marker: u8,
    pub surrender_upto: u8,
    pub breakdown_upto: u8,
    pub breakdown_every: u8,
    pub mine_needs: u8,
    pub mine_gap: u8,
    pub mine_reach: u8,
    pub night_range: u8,
    pub supply_range: u8,
    pub most_fires: u8,
    pub morale_top: u8,
    pub forts_a_step: u8,
    pub band_morale: u8,
    pub area_radius: u8,
    pub bn1_radius: u8,
    pub bn3_radius: u8,
}

impl Numbers {
    pub fn read(data: &Data) -> Result<Self, Fault> {
        let sheet = data.sheet("numbers")?;
        let get = |key: &str| sheet.row(key)?.int("value", 0, 100).map(|n| n as u8);
        let some = |key: &str| sheet.row(key)?.int("value", 1, 100).map(|n| n as u8);
        Ok(Self {
            stack_limit: sheet.row("stack_limit")?.int("value", 1, 6)? as u8,
            pa_cap: some("pa_cap")?,
            cost_action: some("cost_action")?,
            cost_recovery: some("cost_recovery")?,
            cost_opportunity_assault: some("cost_opportunity_assault")?,
            cost_infirmary: some("cost_infirmary")?,
            cost_early: get("cost_early")?,
            early_needs: get("early_needs")?,
            out_of_command_factor: some("out_of_command_factor")?,
            gravellona_first_pa: get("gravellona_first_pa")?,
            tarnova_first_partisan_pa: get("tarnova_first_partisan_pa")?,
            tarnova_first_axis_pa: get("tarnova_first_axis_pa")?,
            arrival_needs: get("arrival_needs")?,
            ammo_low_at: get("ammo_low_at")?,
            frost_needs: get("frost_needs")?,
            third_marker: get("third_marker")?,
            surrender_upto: get("surrender_upto")?,
            breakdown_upto: get("breakdown_upto")?,
            breakdown_every: some("breakdown_every")?,
            mine_needs: get("mine_needs")?,
            mine_gap: sheet.row("mine_gap")?.int("value", 3, 5)? as u8,
            mine_reach: sheet.row("mine_reach")?.int("value", 0, 1)? as u8,
            night_range: get("night_range")?,
            supply_range: get("supply_range")?,
            most_fires: sheet.row("most_fires")?.int("value", 1, 3)? as u8,
            morale_top: get("morale_top")?,
            forts_a_step: some("forts_a_step")?,
            band_morale: get("band_morale")?,
            area_radius: some("area_radius")?,
            bn1_radius: some("bn1_radius")?,
            bn3_radius: some("bn3_radius")?,
        })
    }
}
